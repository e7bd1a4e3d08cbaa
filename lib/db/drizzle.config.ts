import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: './lib/db/tables/**/*.ts',
  out: './lib/db/migrations',
})
