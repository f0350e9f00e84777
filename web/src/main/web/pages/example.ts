/** A short match to try the replay with. */
export const example = `mathmat 1
game: equations
rules: agloa-2015
division: elementary
players: Ann, Ben, Cam
checking: players

shake
roll: r0 r1 r2 r2 r+ r- b0 b1 b2 b3 b× b÷ g4 g5 g6 g^ g× g- k7 k8 k9 k√ k+ k÷
Ann: variation Factorial
Ben: variation 0 wild
+0:20 Cam: variation Remainder
Ann: goal 2× 3+5
+0:35 Ben: move k8 R
Cam: bonus g4 then r2 P
Ann: move g× P
Ben: challenge now
Cam: joins challenger
+1:10 Ben: presents 8×2 = 2×(3+5)
Cam: presents 2×8 = 2×3+5
Ann: accepts Ben
Cam: accepts Ben
Ann: rejects Cam because AMBIGUOUS 2×8 = (2×3)+5
Ben: accepts Cam
`;
