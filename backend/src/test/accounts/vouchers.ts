import { randomUUID } from 'node:crypto'
import { addPerson } from './add-person.ts'
import { submit, theatre } from '#test/box-office-buyer.ts'
import { type Buyer, newBuyer } from '#test/buyer.ts'

/** The browser of the box office. */
export async function newCashier(): Promise<Buyer> {
  const { username, password } = await addPerson(theatre.database, [
    { role: 'box_office', pageId: null },
  ])
  const cashier = await newBuyer(theatre)
  await cashier.post('/de/api/user/login/', { username, password })
  return cashier
}

/** Issues a voucher, as the box office does, and returns its code. */
export async function issueVoucher(
  cashier: Buyer,
  { euros, formKey = randomUUID() }: { euros: number; formKey?: string },
): Promise<string> {
  const { body } = await submit(cashier, '/box-office/de/vouchers/issue/', {
    amount: String(euros),
    form_key: formKey,
  })
  return /id="voucher-code">([^<]+)</.exec(body)?.[1] ?? ''
}

/** Types a code at the checkout. */
export const redeem = (buyer: Buyer, code: string) =>
  submit(buyer, '/box-office/de/vouchers/', { code })
