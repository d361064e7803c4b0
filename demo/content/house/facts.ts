/** Facts that several texts of the demo theatre state. */
export const facts = {
  voucherTerm: { de: 'fünf Jahre', en: 'five years' },
  voucherValue: { de: 'von 5 bis 1000\u00a0€', en: 'from €5 to €1,000' },
  costumes: { de: 'elftausend', en: 'eleven thousand' },
  tourMinimumAge: { de: 'acht Jahren', en: 'eight' },
  ticketChange: { de: 'bis zum Vortag', en: 'until the day before' },
} as const
