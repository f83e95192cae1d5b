#!/usr/bin/env bash
# Prints the browser of the tests: CHROMIUM, or the first of the places in which systems have Chromium or Chrome; nothing
# where there is none. SYSTEM_ROOT is another root of the system, as a test has it.
if [ -n "${CHROMIUM:-}" ]; then
  echo "$CHROMIUM"
  exit
fi
for browser in /usr/bin/chromium /usr/bin/google-chrome /usr/bin/google-chrome-stable /snap/bin/chromium \
  /usr/bin/chromium-browser '/Applications/Chromium.app/Contents/MacOS/Chromium' \
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'; do
  if [ -x "${SYSTEM_ROOT:-}$browser" ]; then
    echo "${SYSTEM_ROOT:-}$browser"
    exit
  fi
done
