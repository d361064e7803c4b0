import { confirmationSlug } from '@foyer/schema/forms/email-confirmation.ts'

/**
 * Where the e-mail address has to be repeated, the one that was typed can be chosen (success criterion 3.3.7): nobody has to type it
 * twice.
 */
export function offerEmailAgain(form: HTMLFormElement): void {
  const repetition = form.elements.namedItem(confirmationSlug)
  const email = form.querySelector<HTMLInputElement>('input[type="email"]')
  if (!(repetition instanceof HTMLInputElement) || !email) return
  const offer = () => repetition.list?.replaceChildren(new Option(email.value, email.value))
  email.addEventListener('change', offer)
  offer()
}
