/** What the use of a mailed link led to. */
export type Redeemed =
  | { ok: true; accountId: number; isLogIn: boolean }
  | { ok: false; problem: 'expired' | 'password-missing' | 'weak-password' | 'other-account' }
