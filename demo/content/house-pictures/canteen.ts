import type { DemoHousePicture } from '#content/content.ts'
import { clay, ink, paper, sand, shade } from './demo-tones.ts'

export const canteen = {
  key: 'canteen',
  ground: sand,
  form: `
    <path d="M0 0H1240V150H0Z" fill="${shade}"/>
    <path d="M0 560H1240V700H0Z" fill="${ink}"/>
    <path d="M80 430H1160V474H80Z" fill="${clay}"/>
    <path d="M170 474H206V650H170ZM1034 474H1070V650H1034Z" fill="${clay}"/>
    <path d="M210 350H390Q386 430 300 430Q214 430 210 350ZM530 350H710Q706 430 620 430Q534 430 530 350ZM850 350H1030Q1026 430 940 430Q854 430 850 350Z" fill="${paper}"/>
    <path d="M540 0H700V96H540Z" fill="${ink}"/>
    <path d="M330 560H450V588H330ZM780 560H900V588H780Z" fill="${sand}"/>
    <g fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">
      <path d="M210 350H390M530 350H710M850 350H1030M270 316q-16 -24 0 -46t0 -46M330 316q-16 -24 0 -46t0 -46M590 316q-16 -24 0 -46t0 -46M650 316q-16 -24 0 -46t0 -46M910 316q-16 -24 0 -46t0 -46M970 316q-16 -24 0 -46t0 -46M440 426L470 330M780 426L752 330M1080 426L1106 330"/>
    </g>
    <g fill="none" stroke="${paper}" stroke-width="5" stroke-linecap="round">
      <path d="M570 26H670M570 48H670M570 70H670M490 40q-16 16 0 34M462 26q-30 30 0 60M750 40q16 16 0 34M778 26q30 30 0 60"/>
    </g>
    <path d="M350 588V690M430 588V690M800 588V690M880 588V690" stroke="${sand}" stroke-width="12"/>`,
  alt: {
    de: 'Die Kantine: ein langer Tisch, drei Suppenteller, darüber der Lautsprecher, der aus dem Saal überträgt.',
    en: 'The canteen: a long table, three bowls of soup, and above them the loudspeaker that relays the stage.',
  },
} satisfies DemoHousePicture
