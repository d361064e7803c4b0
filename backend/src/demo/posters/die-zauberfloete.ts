import type { DemoPoster } from '#demo/content.ts'

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
    <g transform="translate(430 600) rotate(-42)">
    <rect x="-2000" y="-58" width="2480" height="116" fill="${accent}"/>
    <circle cx="400" r="34" fill="${ground}"/>
    <circle cx="190" r="34" fill="${ground}"/>
    <path d="M74 -34a34 34 0 0 1 0 68a52 52 0 0 0 0 -68z" fill="${ground}" transform="translate(-4 0)"/>
    <path d="M-40 -34a34 34 0 0 1 0 68z" fill="${ground}"/>
    <path d="M-150 -34a34 34 0 0 1 0 68a52 52 0 0 1 0 -68z" fill="${ground}"/>
    <circle cx="-260" r="34" fill="${ground}"/>
    </g>
  `,
  alt: {
    de: 'Ein goldener Sichelmond, vor dem schräg eine helle Flöte liegt; ihre Grifflöcher nehmen ab und zu wie der Mond.',
    en: 'A golden crescent moon crossed by a pale flute whose finger holes wax and wane like the moon itself.',
  },
} satisfies DemoPoster
