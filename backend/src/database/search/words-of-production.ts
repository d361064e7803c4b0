import { say } from './document-source.ts'

/** Who and what is on the programme of a production: people with their roles, composers and works. */
export const wordsOfProduction = `concat_ws(' · ',
  (select string_agg(concat_ws(', ', concat_ws(' ', person.first_name, person.last_name), ${say('credit.role')}), ' · ' order by credit.position)
    from credit join person on person.id = credit.person_id where credit.production_id = production.id),
  (select string_agg(concat_ws(': ', programme_entry.composer, ${say('programme_entry.title')}), ' · ' order by programme_entry.position)
    from programme_entry where programme_entry.production_id = production.id and programme_entry.kind = 'work'))`
