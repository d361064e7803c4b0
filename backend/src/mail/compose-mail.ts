import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { Mail } from './send-mail.ts'

type MailParts = {
  to: string
  locale: Locale
  subject: string
  /** Paragraphs before the links, which may have several lines. */
  before: readonly string[]
  links: readonly { label: string; url: string }[]
  /** Whether the text names a link that is the only one, because no paragraph says what it is for. */
  isEachNamed?: true
  /** Paragraphs after the links. */
  after: readonly string[]
  /** Of a mailing: the link that ends it, below everything else, and the address for mail programs that end it by themselves. */
  end?: { label: string; url: string; oneClickUrl: string }
  /** The signature. */
  houseName: string
}

/** Composes a mail of paragraphs and links, as text and as HTML with buttons, for clients that show either. */
export function composeMail(mail: MailParts): Mail {
  const { to, subject, before, links, after, end, houseName } = mail
  const isNamed = mail.isEachNamed ?? links.length > 1
  // A single link needs no name: the paragraph before says what it is for.
  const lines = links.map(({ label, url }) => (isNamed ? `${label}: ${url}` : url))
  return {
    to,
    subject,
    text: [
      ...before,
      ...lines,
      ...after,
      houseName,
      ...(end ? [`${end.label}: ${end.url}`] : []),
    ].join('\n\n'),
    html: htmlOf(mail),
    ...(end && { unsubscribeUrl: end.oneClickUrl }),
  }
}

const colors = { ink: '#14110f', paper: '#ffffff' }

/** Styles are in attributes: many clients drop style sheets. */
function htmlOf({ locale, subject, before, links, after, end, houseName }: MailParts): string {
  const paragraph = (text: string) =>
    `<p style="margin:0 0 16px">${escape(text).replaceAll('\n', '<br>')}</p>`
  const button = `display:inline-block;padding:14px 28px;background:${colors.ink};color:${colors.paper};font-weight:700;text-decoration:none`
  const linkPart = ({ label, url }: MailParts['links'][number]) =>
    `<p style="margin:24px 0"><a href="${escape(url)}" style="${button}">${escape(label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;overflow-wrap:anywhere">${escape(url)}</p>`
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(subject)}</title>
</head>
<body style="margin:0;padding:24px;font:17px/1.5 Archivo,Helvetica,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 24px;padding-bottom:8px;border-bottom:4px solid;font-size:20px;font-weight:800">${escape(houseName)}</p>
${before.map(paragraph).join('\n')}
${links.map(linkPart).join('\n')}
${after.map(paragraph).join('\n')}${end ? `\n${endPart(end)}` : ''}
</div>
</body>
</html>`
}

const endPart = ({ label, url }: { label: string; url: string }) =>
  `<p style="margin:24px 0 0;padding-top:8px;border-top:1px solid;font-size:14px"><a href="${escape(url)}" style="color:inherit">${escape(label)}</a></p>`

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
