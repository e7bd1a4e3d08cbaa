import { afterAll, beforeAll, expect, it } from 'vitest'
import { heldPerProcess } from '@/lib/config/per-process'
import { parseSettings } from '@/lib/config/settings'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { checkCredentials } from '../check-credentials'
import { PUBLIC_PASSWORD } from './public-password'

let instance: TestInstance
beforeAll(async () => {
  instance = await testInstance({})
})
afterAll(() => instance.close())

const attempt = (address: string) =>
  checkCredentials({
    db: instance.db,
    email: 'admin@handover.example',
    password: PUBLIC_PASSWORD,
    address,
    device: null,
    askedLocale: 'en',
  })

it('signs nobody in by the public password once a platform host is set', async () => {
  expect(await attempt('192.0.2.1')).toMatchObject({ ok: true })
  const credentials = { APP_ID: '1', SECRET_KEY: 's', CLIENT_ID: 'c', CLIENT_SECRET: 's' }
  const platform = parseSettings({
    AP1_HOST: 'https://platform.example',
    ...Object.fromEntries(Object.entries(credentials).map(([name, of]) => [`AP1_${name}`, of])),
  })
  heldPerProcess().set('settings', platform)
  expect(await attempt('192.0.2.2')).toEqual({ ok: false, reason: 'wrong' })
})
