import type { DemoPoster } from '#content/content.ts'

const ground = '#1A2A6C'
const ink = '#F0B12F'
const accent = '#F6F2EA'

export const dieZauberfloete = {
  key: 'die-zauberfloete',
  ground,
  ink,
  accent,
  form: `
    <circle cx="590" cy="440" r="400" fill="${ink}"/>
    <circle cx="700" cy="350" r="330" fill="${ground}"/>
    <g transform="translate(430 600) rotate(-42)" fill="${ground}">
      <rect x="-2000" y="-60" width="2480" height="120" fill="${accent}"/>
      <circle cx="400" r="36"/>
      <path d="M180 -36A36 36 0 0 1 180 36A48 48 0 0 1 180 -36Z"/>
      <path d="M60 -36A36 36 0 0 1 60 36Z"/>
      <path d="M-60 -36A36 36 0 0 1 -60 36A54 54 0 0 0 -60 -36Z"/>
      <path d="M-160 -36A36 36 0 0 0 -160 36Z"/>
      <circle cx="-280" r="36"/>
    </g>
  `,
  alt: {
    de: 'Ein goldener Sichelmond, vor dem schräg eine helle Flöte liegt; ihre Grifflöcher nehmen ab und zu wie der Mond.',
    en: 'A golden crescent moon crossed by a pale flute whose finger holes wax and wane like the moon itself.',
  },
} satisfies DemoPoster
