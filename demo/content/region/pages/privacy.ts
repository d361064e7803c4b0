import { privacyOf } from '#content/pages/privacy.ts'

/** The privacy policy of the ticket office. */
export const regionPrivacy = privacyOf({
  name: {
    de: 'der Regionalverband Ennsland, Kultur im Ennsland, Theaterplatz 1, 4459 Ennsfelden',
    en: 'Regionalverband Ennsland, Kultur im Ennsland, Theaterplatz 1, 4459 Ennsfelden, Austria',
  },
  mail: 'datenschutz@kultur-im-ennsland.example',
})
