import type { DemoPoster } from '#content/content.ts'

const ground = '#93b862'
const ink = '#12402f'
const accent = '#f6f2ea'

export const geschichtenAusDemWienerWald = {
  key: 'geschichten-aus-dem-wiener-wald',
  ground,
  ink,
  accent,
  form: `
    <g fill="${ink}" transform="translate(60 0)">
      <circle cx="240" cy="110" r="120"/>
      <path d="M228 110h24v330h-24z"/>
      <circle cx="520" cy="110" r="120"/>
      <path d="M508 110h24v330h-24z"/>
      <circle cx="800" cy="110" r="120"/>
      <path d="M788 110h24v330h-24z"/>
      <circle cx="100" cy="450" r="120"/>
      <path d="M88 450h24v330h-24z"/>
      <circle cx="380" cy="450" r="120"/>
      <path d="M368 450h24v330h-24z"/>
      <circle cx="940" cy="450" r="120"/>
      <path d="M928 450h24v330h-24z"/>
      <circle cx="240" cy="790" r="120"/>
      <path d="M228 790h24v1000h-24z"/>
      <circle cx="520" cy="790" r="120"/>
      <path d="M508 790h24v1000h-24z"/>
      <circle cx="800" cy="790" r="120"/>
      <path d="M788 790h24v1000h-24z"/>
    </g>
    <g transform="translate(60 0)">
      <path d="M690 250V880A25 25 0 0 1 640 880V630H520Q490 440 520 250Z" fill="${accent}"/>
      <circle cx="645" cy="300" r="22" fill="${ground}"/>
      <circle cx="665" cy="700" r="9" fill="${ink}"/>
      <circle cx="665" cy="830" r="9" fill="${ink}"/>
    </g>`,
  alt: {
    de: 'Ein Wald aus runden grünen Bäumen, einer davon ist ein weißes Fleischerbeil.',
    en: 'A wood of round green trees, and one of them is a white butcher’s cleaver.',
  },
} satisfies DemoPoster
