import { localizedText } from './document-source.ts'

/** The people with their roles, and the composers and works of a production. */
export const wordsOfProduction = `concat_ws(' · ',
  (select string_agg(concat_ws(', ', concat_ws(' ', person.first_name, person.last_name), ${localizedText('credit.role')}), ' · ' order by credit.position)
    from credit join person on person.id = credit.person_id where credit.production_id = production.id),
  (select string_agg(concat_ws(': ', programme_entry.composer, ${localizedText('programme_entry.title')}), ' · ' order by programme_entry.position)
    from programme_entry where programme_entry.production_id = production.id and programme_entry.kind = 'work'))`
