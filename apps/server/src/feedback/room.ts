import { plusSeconds } from '../clock.ts';
import { feedbackRoutes } from './feedback.routes.ts';
import { deleteFeedbackBefore, KEEP_FEEDBACK_SECONDS } from './feedback.store.ts';
import { inviteToRate } from './invite-to-rate.ts';
import { feedbackMails } from './mails.ts';
import { officeFeedbackRoutes } from './office-feedback.routes.ts';
import { feedbackData } from './personal-data.store.ts';
import type { Room } from '../room.ts';

export const feedback: Room = {
  guestCalls: [feedbackRoutes],
  officeCalls: [officeFeedbackRoutes],
  jobs: [feedbackMails],
  follow: () => inviteToRate,
  forgets: [(writer, { now }) => deleteFeedbackBefore(writer, plusSeconds(now, -KEEP_FEEDBACK_SECONDS))],
  personalData: [feedbackData],
};
