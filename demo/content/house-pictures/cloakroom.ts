import type { DemoHousePicture } from '#content/content.ts'
import { clay, ink, moss, paper, sand } from './demo-tones.ts'

export const cloakroom = {
  key: 'cloakroom',
  ground: moss,
  form: `
    <path d="M0 580H1240V700H0Z" fill="${sand}"/>
    <path d="M170 220L240 180L310 220L340 580H140Z" fill="${ink}"/>
    <path d="M420 220L490 180L560 220L610 540Q490 580 370 540Z" fill="${paper}"/>
    <path d="M660 220L730 180L800 220L830 500H630Z" fill="${clay}"/>
    <path d="M930 220L1000 180L1070 220L1090 580H910Z" fill="${ink}"/>
    <path d="M0 90H1240V112H0Z" fill="${ink}"/>
    <g fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">
      <path d="M240 112V150a14 14 0 1 0 14 14M490 112V150a14 14 0 1 0 14 14M730 112V150a14 14 0 1 0 14 14M1000 112V150a14 14 0 1 0 14 14"/>
      <path d="M490 190V560M460 210L490 260L520 210M440 400H470M510 400H540M730 190V500M700 210L730 280L760 210M650 420H690M770 420H810"/>
      <path d="M700 500a60 60 0 0 1 0 0M640 640V600Q640 590 650 590H760V640ZM620 640H780"/>
    </g>
    <g fill="none" stroke="${paper}" stroke-width="5" stroke-linecap="round">
      <path d="M240 190V570M210 208L240 270L270 208M1000 190V570M970 208L1000 270L1030 208M180 420H215M265 420H300M940 420H975M1025 420H1060"/>
    </g>`,
  alt: {
    de: 'Vier Mäntel an den Haken der Garderobe.',
    en: 'Four coats on the hooks of the cloakroom.',
  },
} satisfies DemoHousePicture
