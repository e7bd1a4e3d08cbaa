import { describe, expect, it } from 'vitest'
import { readMail } from './mail-setting'
import { readOidc } from './oidc-setting'

describe('SMTP_URL', () => {
  const read = (SMTP_URL?: string, SMTP_FROM?: string) =>
    readMail({ SMTP_URL, SMTP_FROM }, 'https://desk.noodles.example')

  it('sends nothing where it is unset, and names a sender of our own host', () => {
    expect(read()).toBeNull()
    expect(read('smtps://u:p@mail.example')).toEqual({
      url: 'smtps://u:p@mail.example',
      from: 'Handover <handover@desk.noodles.example>',
      requireTls: true,
    })
    expect(read('smtp://mail.example', 'Noodles <desk@noodles.example>')?.from).toBe(
      'Noodles <desk@noodles.example>',
    )
  })

  it('asks for TLS from every server that is not this machine', () => {
    expect(read('smtp://mail.example:587')?.requireTls).toBe(true)
    expect(read('smtp://127.0.0.1:2525')?.requireTls).toBe(false)
  })

  it('refuses what is no such address, without its password', () => {
    expect(() => read('https://mail.example')).toThrow('SMTP_URL')
    expect(() => read('imap://u:hunter2@mail.example')).not.toThrow('hunter2')
    expect(() => read('smtp://mail.example', 'two@a.example, three@b.example')).toThrow('SMTP_FROM')
  })
})

describe('OIDC_ISSUER', () => {
  const base = {
    OIDC_ISSUER: 'https://id.noodles.example/realms/a',
    OIDC_CLIENT_ID: 'desk',
    OIDC_CLIENT_SECRET: 'secret',
  }
  const roles = (OIDC_ROLES: string) => readOidc({ ...base, OIDC_ROLES })?.roles

  it('is off where it is unset, and refuses people whom nobody added by default', () => {
    expect(readOidc({})).toBeNull()
    expect(readOidc(base)).toEqual({
      issuer: 'https://id.noodles.example/realms/a',
      clientId: 'desk',
      clientSecret: 'secret',
      roles: [],
      makesPeople: false,
      groupsClaim: 'groups',
      scope: 'openid profile email',
    })
  })

  it('reads what groups mean', () => {
    expect(roles('IT=administrator; Area = managers=manager@*; c=staff@HK-CENTRAL-01;')).toEqual([
      { group: 'IT', role: 'administrator', store: '' },
      { group: 'Area = managers', role: 'manager', store: '*' },
      { group: 'c', role: 'staff', store: 'HK-CENTRAL-01' },
    ])
  })

  it.each(['IT', 'IT=owner', 'IT=administrator@*', 'c=staff', '=staff@*'])('refuses %s', (text) => {
    expect(() => roles(text)).toThrow('OIDC_ROLES')
  })

  it('needs credentials, and https but on this machine', () => {
    expect(() => readOidc({ OIDC_ISSUER: base.OIDC_ISSUER })).toThrow('OIDC_CLIENT_ID')
    expect(() => readOidc({ ...base, OIDC_ISSUER: 'http://id.noodles.example' })).toThrow('https')
    expect(readOidc({ ...base, OIDC_ISSUER: 'http://127.0.0.1:4000' })).not.toBeNull()
  })
})
