import type { DemoScenes } from '#content/content.ts'

const ground = '#B3194F'
const ink = '#16130F'
const accent = '#F6F2EA'

export const dieFledermaus = {
  key: 'die-fledermaus',
  ground,
  drawings: [
    {
      form: `
        <path d="M0 700V620H1240V700Z" fill="${ink}"/>
        <path d="M250 620V560H990V620ZM310 560V500H930V560ZM370 500V440H870V500ZM430 440V380H810V440Z" fill="${accent}"/>
        <path d="M250 620H990M310 560H930M370 500H870" stroke="${ground}" stroke-width="6"/>
        <path d="M560 380V270A60 60 0 0 1 680 270V380Z" fill="${ink}"/>
        <path d="M612 0H628V70H612Z" fill="${ink}"/>
        <path d="M440 110Q620 40 800 110Q620 190 440 110Z" fill="${ink}"/>
        <g fill="${accent}">
          <circle cx="450" cy="130" r="18"/><circle cx="534" cy="162" r="18"/><circle cx="620" cy="174" r="18"/>
          <circle cx="706" cy="162" r="18"/><circle cx="790" cy="130" r="18"/>
        </g>`,
      alt: {
        de: 'Entwurf zum zweiten Akt: ein Luster über einer leeren weißen Treppe, oben ein schwarzes Tor.',
        en: 'Design for the second act: a chandelier above an empty white staircase with a black doorway at the top.',
      },
    },
    {
      form: `
        <path d="M0 150H1240V190H0Z" fill="${ink}"/>
        <g fill="none" stroke="${ink}" stroke-width="18" stroke-linecap="round">
          <path d="M130 190V250a36 36 0 0 0 72 0"/><path d="M370 190V250a36 36 0 0 0 72 0"/>
          <path d="M610 190V250a36 36 0 0 0 72 0"/><path d="M850 190V250a36 36 0 0 0 72 0"/>
          <path d="M1090 190V250a36 36 0 0 0 72 0"/>
        </g>
        <path d="M90 280L230 280L270 640H50Z" fill="${accent}"/>
        <path d="M330 280L470 280L500 640H300Z" fill="${accent}"/>
        <path d="M1050 280L1190 280L1220 640H1020Z" fill="${accent}"/>
        <path d="M646 280Q600 330 560 560Q590 530 610 570Q630 610 646 650Q662 610 682 570Q702 530 732 560Q692 330 646 280Z" fill="${ink}"/>
        <circle cx="632" cy="600" r="7" fill="${accent}"/><circle cx="660" cy="600" r="7" fill="${accent}"/>
        <path d="M0 660H1240V700H0Z" fill="${ink}"/>`,
      alt: {
        de: 'Entwurf zum dritten Akt: das Gefängnis als Garderobe; zwischen weißen Mänteln hängt eine Fledermaus kopfüber am Haken.',
        en: 'Design for the third act: the prison as a cloakroom; among white coats a bat hangs head down from its hook.',
      },
    },
    {
      form: `
        <circle cx="890" cy="330" r="250" fill="${accent}"/>
        <path d="M884 330L870 110H910L896 330Z" fill="${ink}"/>
        <path d="M882 334L1000 210L1020 230L898 344Z" fill="${ink}"/>
        <circle cx="890" cy="330" r="20" fill="${ink}"/>
        <path d="M180 90H480Q470 330 346 360V560H440V600H220V560H314V360Q190 330 180 90Z" fill="${ink}"/>
        <path d="M206 170H454Q438 310 330 332Q222 310 206 170Z" fill="${accent}"/>
        <g fill="${ground}"><circle cx="290" cy="220" r="12"/><circle cx="350" cy="260" r="12"/><circle cx="330" cy="198" r="8"/><circle cx="376" cy="204" r="9"/></g>
        <path d="M0 600H1240V700H0Z" fill="${ink}"/>`,
      alt: {
        de: 'Entwurf zum Finale: ein Sektglas vor einer Uhr, auf der Mitternacht vorbei ist.',
        en: 'Design for the finale: a champagne glass in front of a clock on which midnight is past.',
      },
    },
  ],
} satisfies DemoScenes
