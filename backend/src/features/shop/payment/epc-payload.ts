/** The payload of a QR code for a SEPA credit transfer: European Payments Council, EPC069-12, version 002. */
export function epcPayload(transfer: {
  accountName: string
  iban: string
  amountCents: number
  reference: string
}): string {
  const { accountName, iban, amountCents, reference } = transfer
  const amount = `EUR${(amountCents / 100).toFixed(2)}`
  const utf8 = '1'
  const [noBank, noPurpose, noCreditorReference] = ['', '', '']
  return [
    'BCD',
    '002',
    utf8,
    'SCT',
    noBank,
    accountName,
    iban,
    amount,
    noPurpose,
    noCreditorReference,
    reference,
  ].join('\n')
}
