const houseNames = { theatre: 'Stadttheater Ennsfelden', region: 'Kultur im Ennsland' }

/** What makes a house the demo: invented names and accounts, payment without money, a graph that answers every question. */
export function demoProfile(variant: keyof typeof houseNames): NodeJS.ProcessEnv {
  return {
    FOYER_PROFILE: 'demo',
    HOUSE_NAME: houseNames[variant],
    PAYMENT_METHODS: 'box_office,bank_transfer,test_payment',
    BANK_ACCOUNT_NAME: 'Stadttheater Ennsfelden',
    BANK_IBAN: 'AT611904300234573201',
    MAIL_FROM: 'Stadttheater Ennsfelden <web@stadttheater-ennsfelden.example>',
    FREE_OPERATIONS: 'true',
  }
}
