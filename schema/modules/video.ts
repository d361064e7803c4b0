import { defineModule } from './define-module.ts'
import { videoFields } from '@foyer/schema/fields/video-fields.ts'

export const video = defineModule({
  kind: 'video',
  name: { de: 'Video', en: 'Video' },
  description: 'A YouTube or Vimeo video, loaded with the visitor’s consent.',
  isInToolbar: true,
  fields: videoFields,
})
