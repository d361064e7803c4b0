import type { DemoHousePicture } from '#content/content.ts'
import { ink, paper, shade, slate } from './demo-tones.ts'

export const ironCurtain = {
  key: 'iron-curtain',
  ground: slate,
  form: `
    <path d="M0 0H1240V110H0ZM0 0H250V700H0ZM990 0H1240V700H990Z" fill="${ink}"/>
    <path d="M250 110H990V470H250Z" fill="${shade}"/>
    <path d="M250 470H990V600H250Z" fill="${paper}"/>
    <path d="M0 600H1240V700H0Z" fill="${ink}"/>
    <path d="M600 600V520Q600 500 620 500Q640 500 640 520V600Z" fill="${ink}"/>
    <circle cx="620" cy="480" r="18" fill="${ink}"/>
    <g fill="none" stroke="${paper}" stroke-width="5" stroke-linecap="round">
      <path d="M250 600V110H990V600M435 110V470M620 110V470M805 110V470M250 230H990M250 350H990"/>
      <path d="M250 470H990" stroke-width="14"/>
      <path d="M120 0V380M140 0V380M1100 0V380M1120 0V380M105 380H155V470H105ZM1085 380H1135V470H1085Z"/>
    </g>
    <path d="M640 600L760 600" stroke="${ink}" stroke-width="5"/>`,
  alt: {
    de: 'Der eiserne Vorhang ist halb herabgelassen; im hellen Spalt darunter steht ein Mensch.',
    en: 'The iron curtain is halfway down; a person is standing in the bright gap below it.',
  },
} satisfies DemoHousePicture
