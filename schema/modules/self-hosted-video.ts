import { defineModule } from './define-module.ts'
import { file, image } from '@foyer/schema/fields/media-fields.ts'
import { line } from '@foyer/schema/fields/text-fields.ts'

export const selfHostedVideo = defineModule({
  kind: 'self-hosted-video',
  name: { de: 'Eigenes Video', en: 'Own video' },
  description: 'A film of the house’s own, from its own server.',
  isInToolbar: false,
  fields: {
    file: file({
      label: { de: 'Filmdatei', en: 'Film file' },
      description: 'Number of the uploaded film.',
      required: true,
    }),
    image: image({
      label: { de: 'Standbild', en: 'Still' },
      description: 'Number of the picture that is shown before it runs.',
    }),
    captions: file({
      label: { de: 'Untertitel', en: 'Captions' },
      help: {
        de: 'Eine WebVTT-Datei in der Sprache der Seite, für alle, die den Ton nicht hören.',
        en: 'A WebVTT file in the language of the page, for everybody who does not hear the sound.',
      },
      description: 'Number of the uploaded captions.',
    }),
    title: line({
      label: { de: 'Titel', en: 'Title' },
      description: 'Title of the film; may be empty.',
      example: 'Blick in die Werkstatt',
    }),
  },
})
