/** The paths of the legal pages below the language, the same in every language. */
export const legalPaths = {
  terms: 'agb',
  imprint: 'impressum',
  privacyPolicy: 'datenschutz',
} as const
