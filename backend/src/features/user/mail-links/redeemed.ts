/** What the use of a mailed link led to. A link about a mailing concerns no account, and logs nobody in. */
export type Redeemed =
  | { ok: true; accountId: number; isLogIn: boolean }
  | { ok: true; accountId: null }
  | { ok: false; problem: 'expired' | 'password-missing' | 'weak-password' | 'other-account' }
