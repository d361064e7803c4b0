/** Facts that several texts of the demo theatre state. */
export const facts = {
  voucherTerm: { de: 'fünf Jahre', en: 'five years' },
  costumes: { de: 'elftausend', en: 'eleven thousand' },
  tourMinimumAge: { de: 'acht Jahren', en: 'eight' },
  ticketChange: { de: 'bis zum Vortag', en: 'until the day before' },
} as const
