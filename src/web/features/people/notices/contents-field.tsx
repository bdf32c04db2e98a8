import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { Bold, Heading, Italic, List, ListOrdered, type LucideIcon, Quote } from 'lucide-react';
import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useLimitedField } from '#web/resource/form/fields.tsx';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/classes.ts';
import { Field, inputLook } from '#web/ui/field.tsx';
import { editorMessages, messages } from './messages.ts';

/** The server keeps these elements of a text (server/notices/contents.ts), so nothing else can be written. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [3] },
    codeBlock: false,
    horizontalRule: false,
    link: { openOnClick: false, protocols: ['https', 'http', 'mailto', 'tel'] },
  }),
];

const tools = ['bold', 'italic', 'heading', 'bulletList', 'orderedList', 'blockquote'] as const;
type Tool = (typeof tools)[number];

const icons: Record<Tool, LucideIcon> = {
  bold: Bold,
  italic: Italic,
  heading: Heading,
  bulletList: List,
  orderedList: ListOrdered,
  blockquote: Quote,
};

const labels: Record<Tool, Message> = editorMessages;

/** The contents of a notice as they will look. Pasted text keeps what a notice may have. */
export default function ContentsField() {
  const text = useText();
  const { field, error } = useLimitedField('contents');
  const label = text(messages.contents);
  const editor = useEditor({
    extensions,
    content: field.value,
    injectCSS: false,
    onUpdate: ({ editor: now }) => field.onChange(now.isEmpty ? '' : now.getHTML()),
    onBlur: () => field.onBlur(),
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: cx(inputLook, 'notice-editor h-auto min-h-40 py-2 whitespace-pre-wrap'),
      },
    },
  });
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => tools.filter((tool) => now?.isActive(tool)),
  });
  const use = (tool: Tool) => {
    const chain = editor.chain().focus();
    switch (tool) {
      case 'bold':
        return chain.toggleBold().run();
      case 'italic':
        return chain.toggleItalic().run();
      case 'heading':
        return chain.toggleHeading({ level: 3 }).run();
      case 'bulletList':
        return chain.toggleBulletList().run();
      case 'orderedList':
        return chain.toggleOrderedList().run();
      case 'blockquote':
        return chain.toggleBlockquote().run();
    }
  };
  return (
    <Field label={label} error={error}>
      {() => (
        <>
          <div role="toolbar" aria-label={text(editorMessages.toolbar)} className="flex flex-wrap gap-1">
            {tools.map((tool) => {
              const Icon = icons[tool];
              const isOn = active?.includes(tool) ?? false;
              return (
                <Button
                  key={tool}
                  look="quiet"
                  size="icon"
                  aria-label={text(labels[tool])}
                  aria-pressed={isOn}
                  className={isOn ? 'bg-hover text-accent' : ''}
                  icon={<Icon className="size-4" aria-hidden />}
                  onClick={() => use(tool)}
                />
              );
            })}
          </div>
          <EditorContent editor={editor} />
        </>
      )}
    </Field>
  );
}
