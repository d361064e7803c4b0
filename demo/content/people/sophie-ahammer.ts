import type { DemoPerson } from '#content/content.ts'

export const sophieAhammer = {
  key: 'sophie-ahammer',
  firstName: 'Sophie',
  lastName: 'Ahammer',
  category: 'musiktheater',
  profession: { de: 'Soubrette', en: 'Soubrette' },
  biography: {
    de: 'Erst Eiskunstlauf, dann Gesang: Sophie Ahammer stand bis siebzehn im oberösterreichischen Landeskader und behauptet, dass Fallen das Nützlichste war, was sie dort gelernt hat. Sie studierte in Linz Gesang und in München Musical, spielte die Adele in Bad Ischl, die Marzelline in Heidelberg und in Hamburg vierhundert Mal dasselbe Stück mit Rollschuhen. Seit zwei Jahren gehört sie dem Ensemble an, für Soubretten in Oper und Operette, auch für freche Jungen im Familienkonzert. Sie choreografiert ihre Auftritte gern selbst. Die Dienstpläne im Sängerzimmer illustriert sie mit Strichfiguren, die jeder erkennt.',
    en: 'First figure skating, then singing: until she was seventeen Sophie Ahammer was in the Upper Austrian squad, and she claims that falling was the most useful thing she learnt there. She studied voice in Linz and musical theatre in Munich, played Adele in Bad Ischl, Marzelline in Heidelberg, and in Hamburg the same show on roller skates four hundred times. She joined the company two years ago for soubrette parts in opera and operetta, and for cheeky boys in family concerts. She likes to choreograph her own entrances. The rotas in the singers’ room carry her stick figures, in which everyone recognises themselves.',
  },
} satisfies DemoPerson
