import type { DemoHousePicture } from '#content/content.ts'
import { ink, sand, shade, paper } from './demo-tones.ts'

export const flyTower = {
  key: 'fly-tower',
  ground: sand,
  form: `
    <path d="M0 600H1240V700H0Z" fill="${shade}"/>
    <path d="M430 600V60L620 10L810 60V600Z" fill="${paper}"/>
    <path d="M810 600V270L1130 330V600Z" fill="${shade}"/>
    <path d="M850 600V400Q990 360 1100 420V600Z" fill="${paper}"/>
    <path d="M110 600V340H430V600Z" fill="${shade}"/>
    <path d="M500 150H530V420H500ZM570 120H600V360H570ZM640 140H670V460H640ZM710 120H740V330H710Z" fill="${sand}"/>
    <path d="M430 600H810V690H430Z" fill="${ink}"/>
    <g fill="none" stroke="${ink}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round">
      <path d="M60 600H110V340H430V60L620 10L810 60V270L1130 330V600H1200"/>
      <path d="M430 100H810M515 100V150M585 100V120M655 100V140M725 100V120M500 150H530V420H500ZM570 120H600V360H570ZM640 140H670V460H640ZM710 120H740V330H710Z"/>
      <path d="M810 270V600M850 560L1100 520M850 500Q990 460 1100 470M850 430Q990 390 1100 420"/>
      <path d="M150 600V390H220V600M270 600V390H340V600M150 480H220M270 480H340M430 300H470V600"/>
      <path d="M590 600V548L606 520L622 548V600M606 520V500M596 490a10 10 0 1 0 20 0a10 10 0 1 0 -20 0"/>
    </g>`,
  alt: {
    de: 'Schnitt durch das Haus: in der Mitte der hohe Schnürboden mit hängenden Zügen, rechts der Zuschauerraum mit zwei Rängen.',
    en: 'Section through the theatre: the tall fly tower with hanging bars in the middle, the auditorium with two circles on the right.',
  },
} satisfies DemoHousePicture
