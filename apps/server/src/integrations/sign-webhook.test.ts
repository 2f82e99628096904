import { expect, it } from 'vitest';
import { signWebhook } from './sign-webhook.ts';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const MESSAGE = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestampSeconds: 1_614_265_330,
  body: '{"test": 2432232314}',
};
const SIGNATURE = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';

it('signs the example of the Standard Webhooks specification', () => {
  expect(signWebhook(MESSAGE, [SECRET])).toBe(SIGNATURE);
});

it('signs with both secrets while they change over', () => {
  expect(signWebhook(MESSAGE, ['whsec_AAAA', SECRET]).split(' ')[1]).toBe(SIGNATURE);
});
