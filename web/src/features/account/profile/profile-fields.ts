/** Names of the fields of the forms about the profile. */
export const fields = {
  firstName: 'first-name',
  lastName: 'last-name',
  language: 'language',
  accessNeeds: 'access-needs',
  /** What the form was filled with, so that it overwrites nothing that another window has saved. */
  revision: 'revision',
  email: 'email',
  /** Each form with a password names it after what it is for, so that their ids differ. */
  passwordForEmail: 'password-for-email',
  passwordForDeletion: 'password-for-deletion',
} as const

/** What a form about the profile does. */
export const intents = {
  changeProfile: 'change-profile',
  changeEmail: 'change-email',
  deleteAccount: 'delete-account',
} as const
