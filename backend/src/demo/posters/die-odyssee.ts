import type { DemoPoster } from '#demo/content.ts'

const ground = '#CB5428'
const ink = '#16130F'
const accent = '#F6F2EA'

export const dieOdyssee = {
  key: 'die-odyssee',
  ground,
  ink,
  accent,
  form: `
    <path d="M60 470Q300 230 520 230T980 440" fill="none" stroke="${ink}" stroke-width="26"/>
    <circle cx="520" cy="460" r="170" fill="${accent}"/><circle cx="520" cy="460" r="80" fill="${ink}"/>
    <path d="M40 470Q520 560 1000 440Q860 720 520 720T40 470Z" fill="${ink}"/>
    <g stroke="${ink}" stroke-width="24">
    <path d="M230 660L110 900"/>
    <path d="M330 660L232 900"/>
    <path d="M430 660L354 900"/>
    <path d="M530 660L476 900"/>
    <path d="M630 660L598 900"/>
    <path d="M730 660L720 900"/>
    <path d="M830 660L842 900"/>
    </g>
    <g stroke="${accent}" stroke-width="6"><path d="M80 480V-1000M520 300V-1000M970 460V-1000"/></g>
  `,
  alt: {
    de: 'Ein Schiff, das zugleich das Auge des Zyklopen ist: Die Ruder sind seine Wimpern, an Fäden hängt es wie eine Marionette.',
    en: 'A ship that is also the Cyclops’ eye: its oars are the lashes, and it hangs on strings like a puppet.',
  },
} satisfies DemoPoster
