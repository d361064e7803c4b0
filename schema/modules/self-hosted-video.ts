import { defineModule } from './define-module.ts'
import { file, image } from '@foyer/schema/fields/media-fields.ts'
import { line } from '@foyer/schema/fields/text-fields.ts'

export const selfHostedVideo = defineModule({
  kind: 'self-hosted-video',
  name: { de: 'Eigenes Video', en: 'Own video' },
  description: 'An uploaded video.',
  isInToolbar: false,
  fields: {
    file: file({
      label: { de: 'Filmdatei', en: 'Film file' },
      description: 'Identifies the uploaded video; null if there is none.',
      required: true,
    }),
    image: image({
      label: { de: 'Standbild', en: 'Still' },
      description:
        'Identifies the poster that is shown before the video starts; null if there is none.',
    }),
    captions: file({
      label: { de: 'Untertitel', en: 'Captions' },
      help: {
        de: 'Eine WebVTT-Datei in der Sprache der Seite, für alle, die den Ton nicht hören.',
        en: 'A WebVTT file in the language of the page, for everybody who does not hear the sound.',
      },
      description: 'Identifies the uploaded captions; null if there are none.',
    }),
    title: line({
      label: { de: 'Titel', en: 'Title' },
      description: 'Title of the video; may be empty.',
      example: 'Blick in die Werkstatt',
    }),
  },
})
