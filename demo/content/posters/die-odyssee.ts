import type { DemoPoster } from '#content/content.ts'

const ground = '#CB5428'
const ink = '#16130F'
const accent = '#F6F2EA'

export const dieOdyssee = {
  key: 'die-odyssee',
  ground,
  ink,
  accent,
  form: `
    <g stroke="${accent}" stroke-width="7">
      <path d="M182 320V-1000M530 340V-1000M846 290V-1000"/>
    </g>
    <path d="M235 545Q530 90 790 545Z" fill="${accent}"/>
    <circle cx="535" cy="455" r="124" fill="${ink}"/>
    <circle cx="574" cy="418" r="32" fill="${accent}"/>
    <path d="M180 300C190 450 240 520 330 524H710C790 520 830 450 850 270C930 610 790 720 520 720C250 720 100 620 180 300Z" fill="${ink}"/>
    <g stroke="${ink}">
      <path d="M270 680L140 900" stroke-width="16"/>
      <path d="M192 812L140 900" stroke-width="38"/>
      <path d="M354 680L252 900" stroke-width="16"/>
      <path d="M293 812L252 900" stroke-width="38"/>
      <path d="M438 680L364 900" stroke-width="16"/>
      <path d="M394 812L364 900" stroke-width="38"/>
      <path d="M522 680L476 900" stroke-width="16"/>
      <path d="M494 812L476 900" stroke-width="38"/>
      <path d="M606 680L588 900" stroke-width="16"/>
      <path d="M595 812L588 900" stroke-width="38"/>
      <path d="M690 680L700 900" stroke-width="16"/>
      <path d="M696 812L700 900" stroke-width="38"/>
      <path d="M774 680L812 900" stroke-width="16"/>
      <path d="M797 812L812 900" stroke-width="38"/>
    </g>
  `,
  alt: {
    de: 'Ein Schiff, das zugleich das Auge des Zyklopen ist: Die Ruder sind seine Wimpern, an Fäden hängt es wie eine Marionette.',
    en: 'A ship that is also the Cyclops’ eye: its oars are the lashes, and it hangs on strings like a puppet.',
  },
} satisfies DemoPoster
