import { expect, test } from 'vitest'
import { linksOf, mailsTo, type QueuedMail } from '#test/accounts/mails.ts'
import {
  buyerWithSeats,
  pathOf,
  person,
  submit,
  theatre,
  useBoxOffice,
} from '#test/box-office-buyer.ts'

useBoxOffice()

async function order(locale: 'de' | 'en', paymentMethod: string): Promise<QueuedMail> {
  const { buyer, email } = await buyerWithSeats(2)
  const fields = { ...person, email, payment_method: paymentMethod }
  expect((await submit(buyer, `/box-office/${locale}/`, fields)).status).toBe(303)
  const [mail, ...others] = await mailsTo(theatre, email)
  expect(others).toEqual([])
  return mail!
}

const withoutTags = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))

/** Its words as a program shows them that ignores styles and addresses. */
const wordsOf = (text: string) =>
  text
    .replaceAll(/https?:\S+/g, '')
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim()

test.each([
  ['de', 'box_office', /Guten Tag Franziska Moser,.*Summe: 40.*Bitte bezahlen Sie/],
  ['en', 'bank_transfer', /Dear Franziska Moser,.*Total: €40.*IBAN: AT/],
] as const)(
  'B-11: in %s, the mail of an order to be paid by %s says the same in text and HTML',
  async (locale, paymentMethod, words) => {
    const mail = await order(locale, paymentMethod)
    const links = linksOf(mail)
    expect(links.text).toEqual([expect.stringContaining(`/box-office/${locale}/orders/`)])
    expect(links.html).toEqual(links.text)
    const text = wordsOf(mail.text)
    expect(text).toMatch(words)
    const html = wordsOf(withoutTags(mail.html))
    expect(mail.html).toContain(`<html lang="${locale}">`)
    for (const paragraph of mail.text.split('\n\n').map(wordsOf)) {
      expect(html).toContain(paragraph)
    }
  },
)

test('B-11: the mail of an order that is not paid online yet leads to the payment first, then to the order', async () => {
  const { buyer, email } = await buyerWithSeats(2)
  const fields = { ...person, email, payment_method: 'test_payment' }
  const { headers } = await submit(buyer, '/box-office/de/', fields)
  const order = /^.*\/orders\/[^/]+\//.exec(String(headers['location']))![0]
  // Before it is paid it is mailed only if somebody asks for it.
  expect((await submit(buyer, `${pathOf(order)}mail/`, {})).status).toBe(303)
  const links = linksOf((await mailsTo(theatre, email))[0]!)
  expect(links.text).toEqual([`${order}payment/`, order])
  expect(links.html).toEqual(links.text)
})
