const houses = {
  theatre: { name: 'Stadttheater Ennsfelden', mail: 'web@stadttheater-ennsfelden.example' },
  region: { name: 'Kultur im Ennsland', mail: 'karten@kultur-im-ennsland.example' },
}
const address = 'Theaterplatz 1|4459 Ennsfelden'

/** The environment of the demo profile: invented names and accounts, test payments, free GraphQL operations. */
export function demoProfile(variant: keyof typeof houses): NodeJS.ProcessEnv {
  const { name, mail } = houses[variant]
  return {
    FOYER_PROFILE: 'demo',
    HOUSE_NAME: name,
    BOX_OFFICE_PHONE: '+43 7252 555 01 10',
    PAYMENT_METHODS: 'box_office,bank_transfer,test_payment',
    BANK_ACCOUNT_NAME: name,
    BANK_IBAN: 'AT611904300234573201',
    MAIL_FROM: `${name} <${mail}>`,
    INVOICE_SELLER: `${name}|${address}`,
    // That of theatres and concerts in Austria.
    INVOICE_VAT_PERCENT: '13',
    FREE_OPERATIONS: 'true',
  }
}
