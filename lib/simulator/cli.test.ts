import { describe, expect, it } from 'vitest'
import { readCommandLine, UsageError } from './cli'

describe('command line', () => {
  it('has defaults', () => {
    expect(readCommandLine([], {})).toEqual({
      port: 4010,
      host: '127.0.0.1',
      callbackUrl: 'http://localhost:3000',
      speed: 20,
      seed: 1,
      repeatRule: 'attempts',
      bufferScope: 'region',
    })
  })

  it('takes flags before settings of the environment', () => {
    const environment = { SIMULATOR_PORT: '5000', CALLBACK_URL: 'http://localhost:5001' }
    expect(readCommandLine([], environment)).toMatchObject({
      port: 5000,
      callbackUrl: 'http://localhost:5001',
    })
    const args = [
      '--port',
      '6000',
      '--callback-url',
      'https://x.test',
      '--speed',
      '1',
      '--seed',
      '7',
    ]
    expect(readCommandLine(args, environment)).toMatchObject({
      port: 6000,
      callbackUrl: 'https://x.test',
      speed: 1,
      seed: 7,
    })
    expect(readCommandLine(['--help'], {})).toBe('help')
  })

  it('names the setting that is wrong, what it holds and what it should be', () => {
    expect(() => readCommandLine([], { SIMULATOR_PORT: 'http' })).toThrow(
      'SIMULATOR_PORT is "http"; it should be a whole number from 0 to 65535',
    )
    expect(readCommandLine([], { SIMULATOR_PORT: '' })).toMatchObject({ port: 4010 })
  })

  it.each([
    [['--port', 'x'], '--port'],
    [['--port', ''], '--port'],
    [['--port', '70000'], '--port'],
    [['--speed', '0'], '--speed'],
    [['--speed', 'fast'], '--speed'],
    [['--seed', '1.5'], '--seed'],
    [['--repeat-rule', 'both'], '--repeat-rule'],
    [['--callback-url', 'ftp://x'], '--callback-url'],
    [['--buffer-scope', 'world'], '--buffer-scope'],
    [['--colour'], '--colour'],
    [['stray'], 'stray'],
  ])('refuses %s in one line that names it', (args, named) => {
    expect(() => readCommandLine(args, {})).toThrow(UsageError)
    try {
      readCommandLine(args, {})
    } catch (error) {
      expect(String(error)).toContain(named)
      expect(String(error)).not.toContain('\n')
    }
  })
})
