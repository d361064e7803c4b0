import type { DemoPerson } from '#content/content.ts'

export const tobiasUnterweger = {
  key: 'tobias-unterweger',
  firstName: 'Tobias',
  lastName: 'Unterweger',
  category: 'junges-theater',
  profession: { de: 'Schauspieler und Musiker', en: 'Actor and musician' },
  biography: {
    de: 'Tuba, Ukulele, Waschbrett, singende Säge: Tobias Unterweger schreibt und spielt die Musik für das Junge Theater, oft gleichzeitig mit seiner Rolle. Er kommt aus Lienz, war Landesmeister auf dem Flügelhorn und studierte Jazz in Linz sowie Schauspiel in Rostock. Mit einem Straßentheater zog er bis nach Lissabon. In Ennsfelden fand er 2022, was er gesucht hatte: Kolleginnen, die keine Angst vor Lärm haben. Zuhause herrscht Stille, dort züchtet er Weinbergschnecken. Drei davon hatten in einem Stück über Langsamkeit einen Auftritt, mit Zweitbesetzung.',
    en: 'Tuba, ukulele, washboard, musical saw: Tobias Unterweger writes and plays the music for the Young Theatre, often while acting his part. He comes from Lienz, was county champion on the flugelhorn and studied jazz in Linz and drama in Rostock. With a street theatre he got as far as Lisbon. In Ennsfelden in 2022 he found what he had been looking for: colleagues who are not afraid of noise. At home silence reigns; there he breeds edible snails. Three of them appeared in a play about slowness, with understudies.',
  },
} satisfies DemoPerson
