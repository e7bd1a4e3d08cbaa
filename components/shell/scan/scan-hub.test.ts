import { expect, it } from 'vitest'
import { ScanHub } from './scan-hub'

it('gives a code to whoever listens last, and to the one before when that one stops', () => {
  const hub = new ScanHub()
  const heard: string[] = []
  hub.hear('A')
  hub.listen((code) => heard.push(`frame ${code}`))
  const leave = hub.listen((code) => heard.push(`page ${code}`))
  hub.hear('B')
  leave()
  hub.hear('C')
  expect(heard).toEqual(['page B', 'frame C'])
})
