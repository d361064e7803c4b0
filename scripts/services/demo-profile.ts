const houseNames = { theatre: 'Stadttheater Ennsfelden', region: 'Kultur im Ennsland' }

/** The environment of the demo profile: invented names and accounts, test payments, free GraphQL operations. */
export function demoProfile(variant: keyof typeof houseNames): NodeJS.ProcessEnv {
  return {
    FOYER_PROFILE: 'demo',
    HOUSE_NAME: houseNames[variant],
    BOX_OFFICE_PHONE: '+43 7252 555 01 10',
    PAYMENT_METHODS: 'box_office,bank_transfer,test_payment',
    BANK_ACCOUNT_NAME: 'Stadttheater Ennsfelden',
    BANK_IBAN: 'AT611904300234573201',
    MAIL_FROM: 'Stadttheater Ennsfelden <web@stadttheater-ennsfelden.example>',
    FREE_OPERATIONS: 'true',
  }
}
