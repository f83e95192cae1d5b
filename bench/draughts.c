/* A plain generator for Portuguese draughts in C, to have something outside to compare the site's with: an array of
 * squares with a border, captures by recursion, the two laws of capture, no move counted twice. At the last depth
 * moves are counted and not made, as the site does it too.
 *
 * `draughts <depth>` prints the sequences of so many moves from the start.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Ten by ten: square (file, rank) is (rank + 1) * 10 + file + 1, and the border is no square. */
enum { EMPTY, WHITE_MAN, WHITE_DAMA, BLACK_MAN, BLACK_DAMA, BORDER };
enum { CELLS = 100, MOST_TAKEN = 24, MOST_MOVES = 256 };

typedef struct {
    unsigned char from, to, taken_count;
    unsigned char taken[MOST_TAKEN]; /* in the order of their squares, so that equal sets are equal arrays */
} Move;

typedef struct {
    int count, most, most_damas;
    Move moves[MOST_MOVES];
} Moves;

static unsigned char cell[CELLS];
static const int DIAGONAL[4] = {9, 11, -9, -11};

static int is_own(int piece, int white) {
    return white ? piece == WHITE_MAN || piece == WHITE_DAMA : piece == BLACK_MAN || piece == BLACK_DAMA;
}

static int is_enemy(int piece, int white) {
    return is_own(piece, !white);
}

static void keep(Moves *moves, int from, int to, const unsigned char *taken, int count, int damas) {
    if (count < moves->most || (count == moves->most && damas < moves->most_damas)) return;
    if (count > moves->most || damas > moves->most_damas) {
        moves->most = count;
        moves->most_damas = damas;
        moves->count = 0;
    }
    Move move = {(unsigned char)from, (unsigned char)to, (unsigned char)count, {0}};
    for (int i = 0; i < count; i++) {
        int at = i;
        for (; at > 0 && move.taken[at - 1] > taken[i]; at--) move.taken[at] = move.taken[at - 1];
        move.taken[at] = taken[i];
    }
    if (count > 1) {
        for (int i = moves->count - 1; i >= 0 && moves->moves[i].from == from; i--) {
            if (memcmp(&moves->moves[i], &move, sizeof move) == 0) return;
        }
    }
    if (moves->count == MOST_MOVES) abort();
    moves->moves[moves->count++] = move;
}

/* The piece has been lifted from `from`; what it takes stays until the end, marked as border. */
static void capture(Moves *moves, int from, int here, int white, int dama, unsigned char *taken, int count, int damas) {
    int further = 0;
    for (int i = 0; i < 4; i++) {
        int step = DIAGONAL[i];
        if (!dama && (step > 0) != white) continue;
        int over = here + step;
        if (dama) {
            while (cell[over] == EMPTY) over += step;
        }
        int piece = cell[over];
        if (!is_enemy(piece, white) || cell[over + step] != EMPTY) continue;
        further = 1;
        taken[count] = (unsigned char)over;
        cell[over] = BORDER;
        int more = damas + (piece == WHITE_DAMA || piece == BLACK_DAMA);
        for (int to = over + step; cell[to] == EMPTY; to += step) {
            capture(moves, from, to, white, dama, taken, count + 1, more);
            if (!dama) break;
        }
        cell[over] = (unsigned char)piece;
    }
    if (!further && count > 0) keep(moves, from, here, taken, count, damas);
}

static void generate(Moves *moves, int white) {
    unsigned char taken[MOST_TAKEN];
    moves->count = moves->most = moves->most_damas = 0;
    for (int from = 11; from < 89; from++) {
        int piece = cell[from];
        if (!is_own(piece, white)) continue;
        cell[from] = EMPTY;
        capture(moves, from, from, white, piece == WHITE_DAMA || piece == BLACK_DAMA, taken, 0, 0);
        cell[from] = (unsigned char)piece;
    }
    if (moves->count > 0) return;
    for (int from = 11; from < 89; from++) {
        int piece = cell[from];
        if (!is_own(piece, white)) continue;
        int dama = piece == WHITE_DAMA || piece == BLACK_DAMA;
        for (int i = 0; i < 4; i++) {
            int step = DIAGONAL[i];
            if (!dama && (step > 0) != white) continue;
            for (int to = from + step; cell[to] == EMPTY; to += step) {
                Move *move = &moves->moves[moves->count++];
                move->from = (unsigned char)from;
                move->to = (unsigned char)to;
                move->taken_count = 0;
                if (!dama) break;
            }
        }
    }
}

static unsigned long long count(int depth, int white) {
    Moves moves;
    generate(&moves, white);
    if (depth == 1) return (unsigned long long)moves.count;
    unsigned long long nodes = 0;
    for (int i = 0; i < moves.count; i++) {
        const Move *move = &moves.moves[i];
        unsigned char taken[MOST_TAKEN];
        int piece = cell[move->from];
        for (int t = 0; t < move->taken_count; t++) {
            taken[t] = cell[move->taken[t]];
            cell[move->taken[t]] = EMPTY;
        }
        int crowned = (piece == WHITE_MAN && move->to > 80) || (piece == BLACK_MAN && move->to < 20);
        cell[move->from] = EMPTY;
        cell[move->to] = (unsigned char)(crowned ? piece + 1 : piece);
        nodes += count(depth - 1, !white);
        cell[move->to] = EMPTY;
        cell[move->from] = (unsigned char)piece;
        for (int t = 0; t < move->taken_count; t++) cell[move->taken[t]] = taken[t];
    }
    return nodes;
}

int main(int arguments, char **argument) {
    int depth = arguments == 2 ? atoi(argument[1]) : 0;
    if (depth < 1) {
        fprintf(stderr, "usage: draughts <depth>\n");
        return 2;
    }
    memset(cell, BORDER, sizeof cell);
    for (int rank = 0; rank < 8; rank++) {
        for (int file = 0; file < 8; file++) {
            int played = (file + rank) % 2 == 1;
            int piece = rank < 3 ? WHITE_MAN : rank > 4 ? BLACK_MAN : EMPTY;
            cell[(rank + 1) * 10 + file + 1] = (unsigned char)(played ? piece : BORDER);
        }
    }
    printf("%llu\n", count(depth, 1));
    return 0;
}
