/**
 * The layers of each workspace's sources: upper ones compose lower ones. Files beside these folders compose them. A folder that
 * is not listed is a violation, so that each new one gets a place.
 */
export const layers: Record<string, Record<string, string[]>> = {
  web: {
    // The front server queries the graph for the state of the site, by persisted operations; it renders nothing.
    server: ['graphql', 'i18n', 'lib', 'messages'],
    app: [
      'modules',
      'features',
      'editor',
      'components',
      'ui',
      'graphql',
      'i18n',
      'lib',
      'messages',
    ],
    modules: ['components', 'ui', 'graphql', 'i18n', 'lib', 'messages'],
    features: ['components', 'ui', 'graphql', 'i18n', 'lib', 'messages'],
    // It renders modules by the same views as the pages.
    editor: ['modules', 'components', 'ui', 'graphql', 'i18n', 'lib', 'messages'],
    // Components for types of the graph that several features or modules show, with their fragments.
    components: ['ui', 'graphql', 'i18n', 'lib', 'messages'],
    ui: ['i18n', 'lib', 'messages'],
    graphql: ['i18n', 'lib'],
    i18n: ['lib', 'messages'],
    lib: [],
    messages: [],
    // Entry points: the service worker, and scripts that run after the build.
    worker: ['i18n', 'lib'],
    build: ['server', 'i18n', 'lib'],
  },
  admin: {
    // Pages of any resource, derived from its definition.
    generic: ['provider', 'words', 'messages'],
    // What is only there for events.
    programme: ['generic', 'provider', 'words', 'messages'],
    // Accounts, their roles and sessions.
    accounts: ['generic', 'provider', 'words', 'messages'],
    // Orders and lists for the door.
    'box-office': ['generic', 'provider', 'words', 'messages'],
    // What visitors have sent by forms.
    entries: ['generic', 'provider', 'words', 'messages'],
    // The preview of a form that is built.
    forms: ['generic', 'provider', 'words', 'messages'],
    // Who gets the newsletter.
    newsletter: ['generic', 'provider', 'words', 'messages'],
    // The links that stay in view.
    'sticky-links': ['generic', 'provider', 'words', 'messages'],
    // The calendar of opening hours.
    'opening-hours': ['generic', 'provider', 'words', 'messages'],
    // The plan of a hall.
    hall: ['generic', 'provider', 'words', 'messages'],
    // What is around the pages.
    frame: ['provider', 'words', 'messages'],
    // The calls of the origin and the session.
    provider: ['words'],
    words: ['messages'],
    messages: [],
  },
  backend: {
    features: ['catalogue', 'sessions', 'plugins', 'mail', 'jobs', 'http', 'files', 'database'],
    catalogue: ['http', 'database'],
    sessions: ['http', 'database'],
    plugins: ['http', 'database'],
    mail: ['jobs', 'database'],
    jobs: ['database'],
    http: ['database'],
    // The theatre's files, on disk or in a bucket.
    files: [],
    database: [],
    // For operators: they save and restore all of it, and check an installation.
    commands: ['sessions', 'plugins', 'mail', 'files', 'database'],
  },
  demo: {
    load: ['calendar', 'pictures', 'media', 'content'],
    import: [],
    // What tests write and read beside the interfaces of the origin.
    fixtures: [],
    pictures: ['content'],
    media: [],
    calendar: ['content'],
    content: [],
  },
  schema: {
    // Files beside these folders (the change feed, uploads) may use all of them.
    rest: ['documents', 'resources', 'modules', 'fields', 'forms', 'shapes'],
    // What editors change and how it is merged, in the browser as in the origin; without zod.
    documents: ['modules', 'fields', 'shapes'],
    // What staff edit and what is no page.
    resources: ['fields', 'forms', 'shapes', 'paths'],
    modules: ['fields', 'shapes'],
    // For tests.
    examples: ['fields', 'shapes'],
    fields: ['shapes'],
    forms: ['shapes'],
    shapes: [],
    openapi: [],
    // What the graph calls the things of the contract.
    graph: ['modules', 'fields', 'shapes'],
    // Addresses of the site.
    paths: ['shapes'],
    // What every process of ours does with its output and its memory.
    process: [],
  },
  mesh: {
    plugins: ['errors'],
    types: ['transforms', 'errors'],
    transforms: ['errors'],
    incoming: [],
    origin: ['transforms', 'errors'],
    persisted: [],
    errors: [],
    examples: [],
  },
  scripts: {
    // Programs.
    bench: ['checks', 'build', 'services', 'browser', 'postgres', 'ports', 'console'],
    dev: ['build', 'services', 'console'],
    import: ['services', 'postgres', 'console'],
    'new-module': ['services', 'console'],
    screenshots: ['browser', 'console'],
    start: ['build', 'services', 'postgres', 'console'],
    test: ['checks', 'build', 'services', 'postgres', 'console'],
    verify: ['checks', 'build', 'services', 'console'],
    // Libraries of the programs.
    checks: ['rules', 'generate', 'build', 'services', 'browser', 'postgres', 'ports', 'console'],
    build: ['services', 'console'],
    services: ['postgres', 'ports', 'console'],
    postgres: ['ports', 'console'],
    ports: ['console'],
    browser: ['console'],
    generate: [],
    rules: [],
    // Without packages, since it installs them.
    bootstrap: ['console'],
    console: [],
  },
  tests: {
    journeys: ['support'],
    contract: ['support'],
    containers: ['support'],
    hostile: ['support'],
    // Visitors in great numbers, for the benches.
    load: [],
    support: [],
  },
}
