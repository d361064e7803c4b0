import { encodeQR } from 'qr'
import { html, rawHtml, type Html } from '#http/html.ts'

/** A QR code as a picture of its own, with a text for those who do not see it. Error correction as banks want it: M. */
export function qrCode(content: string, label: string): Html {
  const picture = encodeQR(content, 'svg', { ecc: 'medium', border: 4 })
  return html`<figure class="qr" role="img" aria-label="${label}">${rawHtml(picture)}</figure>`
}
