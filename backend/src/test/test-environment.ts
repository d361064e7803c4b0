/** The environment of test origins: the demo profile, with all payment methods. */
export const testEnvironment = {
  FOYER_PROFILE: 'demo',
  HOUSE_NAME: 'Stadttheater Ennsfelden',
  PAYMENT_METHODS: 'box_office,bank_transfer,test_payment',
  BANK_ACCOUNT_NAME: 'Stadttheater Ennsfelden',
  BANK_IBAN: 'AT611904300234573201',
  MAIL_FROM: 'Stadttheater Ennsfelden <web@stadttheater-ennsfelden.example>',
  BOX_OFFICE_PHONE: '+43 7252 555 01 10',
  LOG_LEVEL: 'silent',
}
