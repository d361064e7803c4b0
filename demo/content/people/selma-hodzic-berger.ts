import type { DemoPerson } from '#content/content.ts'

export const selmaHodzicBerger = {
  key: 'selma-hodzic-berger',
  firstName: 'Selma',
  lastName: 'Hodžić-Berger',
  category: 'junges-theater',
  profession: { de: 'Schauspielerin und Theaterpädagogin', en: 'Actor and theatre educator' },
  biography: {
    de: 'Selma Hodžić-Berger leitet am Stadttheater fünf Spielklubs, vom Volksschulalter bis zur Gruppe der über Siebzigjährigen, die sich „Spätvorstellung“ nennt. Geboren wurde sie in Tuzla, aufgewachsen ist sie in Steyr; Theater entdeckte sie, weil im Deutschkurs zu wenig gelacht wurde. Sie studierte Pädagogik in Graz und Schauspiel in Essen, arbeitete im Gefängnis, im Altersheim und zwei Jahre an einer Schule in Sarajevo. Auf der Bühne des Jungen Theaters ist sie seit 2019 zu sehen. Zu jeder Probe bringt sie einen Gegenstand vom Altstoffsammelzentrum mit, und er kommt immer vor.',
    en: 'Selma Hodžić-Berger runs five drama clubs at the Stadttheater, from primary-school age to the over-seventies, who call themselves “Late Show”. She was born in Tuzla and grew up in Steyr; she discovered the theatre because there was too little laughter in her German course. She studied education in Graz and acting in Essen, and worked in a prison, in a care home and for two years at a school in Sarajevo. Since 2019 she has also acted with the Young Theatre. To every rehearsal she brings one object from the recycling centre, and it always ends up in the play.',
  },
} satisfies DemoPerson
