import { expect, test } from 'vitest'
import { parseSettings } from '@/lib/config/settings'
import { readyLines } from './ready-lines'

test('says the address first, then one line a demo person', () => {
  const person = {
    role: 'manager',
    email: 'manager@handover.example',
    password: 'a-password',
    stores: 'Central, Mong Kok',
  } as const
  const lines = readyLines(parseSettings({ PORT: '8080' }), {
    signIns: [person],
    firstAdminUrl: null,
  })
  expect(lines).toEqual([
    'Handover is ready: http://localhost:8080',
    'Platform: simulator (http://127.0.0.1:4010)',
    'Demo sign-in: role manager, e-mail manager@handover.example, password a-password, stores Central, Mong Kok',
    'Press Ctrl-C to stop.',
  ])
})

test('offers the first administrator, where there is nobody', () => {
  const firstAdminUrl = 'http://localhost:3000/sign-in/first-start?token=abc'
  expect(readyLines(parseSettings({}), { signIns: [], firstAdminUrl })).toContain(
    `Make the first administrator here, once: ${firstAdminUrl}`,
  )
})
