import type { CompleteMessages } from '@/lib/i18n/complete-messages'

/** The words of `PageError`, which stands for what has no messages of its own: a group that failed. */
export function errorWords({ common: { retry, reference }, shell: { error } }: CompleteMessages) {
  return { common: { retry, reference }, shell: { error } }
}
