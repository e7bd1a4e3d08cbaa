import type { SignInStep } from './auth-request'

/** The page of what is left to do after the password. */
export function stepPath(step: SignInStep, from: string): string {
  return `/sign-in/${step}?from=${encodeURIComponent(from)}`
}

export const FORGOTTEN_PATH = '/sign-in/forgotten'
