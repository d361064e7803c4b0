import type { DemoHousePicture } from '#content/content.ts'
import { ink, paper, shade, slate } from './demo-tones.ts'

export const squareInSnow = {
  key: 'square-in-snow',
  ground: slate,
  form: `
    <path d="M0 560Q300 520 620 560T1240 550V700H0Z" fill="${paper}"/>
    <path d="M340 560V260H900V560Z" fill="${shade}"/>
    <path d="M300 260L620 110L940 260Z" fill="${ink}"/>
    <path d="M318 252L620 96L922 252L900 240L620 126L340 240Z" fill="${paper}"/>
    <path d="M0 560V330H200V560ZM1060 560V300H1240V560Z" fill="${ink}"/>
    <path d="M0 330L100 270L210 330ZM1050 300L1150 240L1240 290V300Z" fill="${paper}"/>
    <path d="M580 560V420Q580 380 620 380Q660 380 660 420V560ZM440 560V420Q440 380 480 380Q520 380 520 420V560ZM720 560V420Q720 380 760 380Q800 380 800 420V560Z" fill="${paper}"/>
    <g fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">
      <path d="M340 560V260H900V560M340 340H900M390 340V560M550 340V560M690 340V560M850 340V560M600 180a20 20 0 1 0 40 0a20 20 0 1 0 -40 0"/>
      <path d="M270 600V430M270 430a18 18 0 1 1 0.1 0M970 600V430M970 430a18 18 0 1 1 0.1 0M240 604H300M940 604H1000"/>
      <path d="M480 680Q560 620 610 570M520 690Q590 630 640 572"/>
    </g>
    <g fill="${paper}"><circle cx="120" cy="120" r="9"/><circle cx="260" cy="60" r="7"/><circle cx="300" cy="170" r="8"/><circle cx="440" cy="90" r="8"/><circle cx="530" cy="50" r="6"/><circle cx="760" cy="70" r="9"/><circle cx="860" cy="140" r="7"/><circle cx="980" cy="80" r="8"/><circle cx="1100" cy="150" r="9"/><circle cx="60" cy="220" r="7"/><circle cx="1010" cy="210" r="6"/></g>`,
  alt: {
    de: 'Der Theaterplatz im Schnee: die Fassade mit drei erleuchteten Toren, davor eine Spur zum Eingang.',
    en: 'The square in snow: the front of the theatre with three lit doors and a track leading to them.',
  },
} satisfies DemoHousePicture
