import type { DemoContent } from '#server/core/demo.ts';

export const feedbackDemo: readonly DemoContent[] = [
  {
    name: 'feedback',
    async add(demo) {
      const admin = await demo.signIn('system.admin@waymark.example');
      const title = 'Compare two devices';
      const known = await admin.call('listFeedbacks');
      if (known.some((feedback) => feedback.title === title)) return;
      const support = await demo.signIn('support@northwind.example');
      await support.call('sendFeedback', {
        body: {
          type: 'improve',
          title,
          contents: 'I would like to see two routers of one home side by side.',
        },
      });
    },
  },
];
