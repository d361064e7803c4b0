import type { DemoHousePicture } from '#content/content.ts'
import { clay, ink, paper, sand, shade } from './demo-tones.ts'

export const auditorium = {
  key: 'auditorium',
  ground: ink,
  form: `
    <path d="M0 60Q620 -40 1240 60V170Q620 90 0 170Z" fill="${shade}"/>
    <path d="M0 240Q620 150 1240 240V340Q620 260 0 340Z" fill="${sand}"/>
    <g fill="${clay}">
      <path d="M120 700V500a40 40 0 0 1 80 0V700ZM230 700V490a40 40 0 0 1 80 0V700ZM340 700V482a40 40 0 0 1 80 0V700ZM450 700V478a40 40 0 0 1 80 0V700ZM710 700V478a40 40 0 0 1 80 0V700ZM820 700V482a40 40 0 0 1 80 0V700ZM930 700V490a40 40 0 0 1 80 0V700ZM1040 700V500a40 40 0 0 1 80 0V700Z"/>
    </g>
    <path d="M572 700V470a48 48 0 0 1 96 0V700Z" fill="${paper}"/>
    <g fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round">
      <path d="M0 285Q620 200 1240 285M100 232V322M220 217V306M340 206V292M460 199V284M780 199V284M900 206V292M1020 217V306M1140 232V322"/>
      <path d="M572 600H668M556 700V580H572M684 700V580H668"/>
    </g>
    <g fill="none" stroke="${paper}" stroke-width="5" stroke-linecap="round">
      <path d="M0 115Q620 25 1240 115M620 0V80M540 100Q620 150 700 100M540 100L560 80H680L700 100M560 116V136M590 122V144M620 126V150M650 122V144M680 116V136"/>
    </g>`,
  alt: {
    de: 'Der leere Zuschauerraum: zwei Ränge, ein Luster und eine Reihe Sessel, von denen einer hell ist.',
    en: 'The empty auditorium: two circles, a chandelier and a row of seats, one of them light.',
  },
} satisfies DemoHousePicture
