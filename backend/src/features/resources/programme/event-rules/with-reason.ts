import type { Localized } from '#database/localized.ts'
import { html } from '#http/html.ts'
import { sanitiseHtml } from '#http/sanitise-html.ts'

type Reasons = { reason: Localized; former?: Localized | undefined }

/** What is important for visitors begins with the reason, which takes the place of the former one. */
export function withReason(info: Localized, { reason, former }: Reasons): Localized {
  const text = (language: keyof Localized) => {
    const before = paragraph(former?.[language])
    const stored = info[language] ?? ''
    const rest = stored.startsWith(before) ? stored.slice(before.length) : stored
    return paragraph(reason[language]) + rest
  }
  const english = text('en')
  return { de: text('de'), ...(english !== '' && { en: english }) }
}

/** As it is stored when the form sends it back. */
const paragraph = (text = '') => (text === '' ? '' : sanitiseHtml(html`<p>${text}</p>`.text))
