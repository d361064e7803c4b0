import type { DemoSponsor } from './house-content.ts'

export const sponsors = [
  {
    key: 'sparkasse-ennsfelden',
    sign: 'sparkasse',
    name: 'Sparkasse Ennsfelden',
    url: 'https://www.sparkasse-ennsfelden.example',
  },
  {
    key: 'brauerei-floesserbraeu',
    sign: 'floesserbraeu',
    name: 'Brauerei Flößerbräu',
    url: 'https://www.floesserbraeu.example',
  },
  {
    key: 'verlag-am-pegel',
    sign: 'verlag-am-pegel',
    name: 'Verlag am Pegel',
    url: 'https://www.verlag-am-pegel.example',
  },
  {
    key: 'stadtwerke-ennsfelden',
    sign: 'stadtwerke',
    name: 'Stadtwerke Ennsfelden',
    url: 'https://www.stadtwerke-ennsfelden.example',
  },
  {
    key: 'papierfabrik-muehlbach',
    sign: 'papierfabrik',
    name: 'Papierfabrik Mühlbach',
    url: 'https://www.papierfabrik-muehlbach.example',
  },
  {
    key: 'freundeskreis-stadttheater',
    sign: 'freundeskreis',
    name: 'Freundeskreis des Stadttheaters Ennsfelden',
    url: 'https://www.freundeskreis-stadttheater.example',
  },
] satisfies DemoSponsor[]
