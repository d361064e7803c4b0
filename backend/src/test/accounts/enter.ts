import { type Buyer, newBuyer } from '#test/buyer.ts'
import type { Theatre } from '#test/use-theatre.ts'
import { linksOf, mailsTo } from './mails.ts'

/** Registers with a mail address, or logs in, with the link of a mail. With a password, if one is given, for a new account. */
export async function enter(
  theatre: Theatre,
  { email, password }: { email: string; password?: string },
): Promise<Buyer> {
  const visitor = await newBuyer(theatre)
  await visitor.post('/de/api/user/registration/', { email, first_name: '', last_name: '' })
  const token = await tokenOfLastMail(theatre, email)
  const use = password === undefined ? {} : { new_password: password }
  const { status } = await visitor.post(`/de/api/user/mail-links/${token}/redeem/`, use)
  if (status !== 200) throw new Error(`${email} cannot log in: ${status}`)
  return visitor
}

/** The secret of the link in the last mail to an address. */
export async function tokenOfLastMail(theatre: Theatre, email: string): Promise<string> {
  const mail = (await mailsTo(theatre, email)).at(-1)
  if (!mail) throw new Error(`no mail to ${email}`)
  return linksOf(mail).text[0]!.split('/').at(-1)!
}
